CREATE TABLE "known_devices" (
	"uid" bigint NOT NULL,
	"digest" "bytea" NOT NULL,
	"seen_on" date NOT NULL,
	CONSTRAINT "known_devices_uid_digest_pk" PRIMARY KEY("uid","digest")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" "bytea";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "seen_on" date;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "known_devices_seen_index" ON "known_devices" USING btree ("seen_on");--> statement-breakpoint
UPDATE "sessions" SET "needs_second_factor" = true WHERE "role" = 'poh' AND NOT EXISTS (SELECT FROM "second_factors" WHERE "second_factors"."uid" = "sessions"."uid" AND "second_factors"."confirmed_at" IS NOT NULL);