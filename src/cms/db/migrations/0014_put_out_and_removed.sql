CREATE TABLE "nicknames" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"uid" bigint,
	"key_version" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"name" text,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "removed_words" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"removal" uuid NOT NULL,
	"domain" text NOT NULL,
	"part" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" integer NOT NULL,
	"uid" bigint,
	"leaver_uid" bigint,
	"words" text NOT NULL,
	"staff_uid" bigint,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restrictions" (
	"uid" bigint NOT NULL,
	"kind" text NOT NULL,
	"until" date,
	CONSTRAINT "restrictions_uid_kind_pk" PRIMARY KEY("uid","kind")
);
--> statement-breakpoint
ALTER TABLE "moderation_deeds" ALTER COLUMN "staff_uid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "flaggings" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "flaggings" ADD COLUMN "sealed_reason" text;--> statement-breakpoint
ALTER TABLE "moderation_deeds" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_deeds" ADD COLUMN "sealed_reason" text;--> statement-breakpoint
ALTER TABLE "moderation_deeds" ADD COLUMN "until" date;--> statement-breakpoint
ALTER TABLE "moderation_items" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_items" ADD COLUMN "sealed_reason" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "closed" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nickname_key" text;--> statement-breakpoint
CREATE INDEX "nicknames_hash_index" ON "nicknames" USING btree ("domain","hash");--> statement-breakpoint
CREATE INDEX "nicknames_uid_index" ON "nicknames" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "nicknames_until_index" ON "nicknames" USING btree ("until");--> statement-breakpoint
CREATE INDEX "removed_words_removal_index" ON "removed_words" USING btree ("removal");--> statement-breakpoint
CREATE INDEX "removed_words_uid_index" ON "removed_words" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "removed_words_leaver_index" ON "removed_words" USING btree ("leaver_uid");--> statement-breakpoint
CREATE INDEX "removed_words_time_index" ON "removed_words" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "restrictions_until_index" ON "restrictions" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "users_nickname_key_index" ON "users" USING btree ("domain","nickname_key");--> statement-breakpoint
CREATE INDEX "users_unkeyed_index" ON "users" USING btree ("uid") WHERE nickname is not null and nickname_key is null;