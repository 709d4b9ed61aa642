CREATE TABLE "moderation_deeds" (
	"id" serial PRIMARY KEY NOT NULL,
	"deed" text NOT NULL,
	"domain" text,
	"entity_type" text,
	"entity_id" integer,
	"reason" text,
	"uid" bigint,
	"mid" integer,
	"staff_uid" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nurse_reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"staff_uid" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "text" text;--> statement-breakpoint
CREATE INDEX "moderation_deeds_entity_index" ON "moderation_deeds" USING btree ("entity_type","entity_id","id");--> statement-breakpoint
CREATE INDEX "moderation_deeds_uid_index" ON "moderation_deeds" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "nurse_reviews_uid_index" ON "nurse_reviews" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "users_nickname_index" ON "users" USING btree ("domain",lower(nickname)) WHERE nickname is not null;