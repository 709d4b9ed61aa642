ALTER TABLE "user_addresses" ADD COLUMN "place" smallint;--> statement-breakpoint
-- An address opened one account until now: in the place of its validated one, or in the first of those never validated.
UPDATE "user_addresses" a SET "place" = CASE WHEN u.domain IS NOT NULL AND u.validated_at IS NULL THEN 1 ELSE 0 END
  FROM "users" u WHERE u.uid = a.uid;--> statement-breakpoint
DELETE FROM "user_addresses" WHERE "place" IS NULL;--> statement-breakpoint
ALTER TABLE "user_addresses" ALTER COLUMN "place" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_addresses" DROP CONSTRAINT "user_addresses_domain_address_pk";--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_domain_address_place_pk" PRIMARY KEY("domain","address","place");
--> statement-breakpoint
ALTER TABLE "buddies" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;