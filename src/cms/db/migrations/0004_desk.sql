CREATE TABLE "mail_texts" (
	"mail" text NOT NULL,
	"language" text NOT NULL,
	"words" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_texts_mail_language_pk" PRIMARY KEY("mail","language")
);
--> statement-breakpoint
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
CREATE TABLE "recovery_codes" (
	"uid" bigint NOT NULL,
	"digest" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_uid_digest_pk" PRIMARY KEY("uid","digest")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"secret" text,
	"new_secret" text,
	"last_step" bigint,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"uid" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
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
ALTER TABLE "messages" ALTER COLUMN "tid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "crisis_alerts" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forum_posts" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "uuid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "text" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "needs_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "has_stop_date" boolean;--> statement-breakpoint
ALTER TABLE "webforms" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "webforms" ADD COLUMN "used" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "webforms" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webforms" ADD COLUMN "changed_by" bigint;--> statement-breakpoint
CREATE INDEX "moderation_deeds_entity_index" ON "moderation_deeds" USING btree ("entity_type","entity_id","id");--> statement-breakpoint
CREATE INDEX "moderation_deeds_uid_index" ON "moderation_deeds" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "staff_links_uid_index" ON "staff_links" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "nurse_reviews_uid_index" ON "nurse_reviews" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_cause_index" ON "messages" USING btree ("uid","cause");--> statement-breakpoint
CREATE INDEX "users_nickname_index" ON "users" USING btree ("domain",lower(nickname)) WHERE nickname is not null;