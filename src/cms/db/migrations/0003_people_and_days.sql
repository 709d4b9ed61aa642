CREATE TABLE "badge_awards" (
	"uid" bigint NOT NULL,
	"tid" integer NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "badge_awards_uid_tid_pk" PRIMARY KEY("uid","tid")
);
--> statement-breakpoint
CREATE TABLE "buddies" (
	"uid" bigint NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"code_hash" "bytea" NOT NULL,
	"code" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "buddies_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "diary_entries" (
	"uid" bigint NOT NULL,
	"nid" integer DEFAULT nextval('nodes_nid_seq') NOT NULL,
	"uuid" uuid NOT NULL,
	"entry_date" date NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "diary_entries_uid_nid_pk" PRIMARY KEY("uid","nid")
);
--> statement-breakpoint
CREATE TABLE "flaggings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"flag" text NOT NULL,
	"entity_id" integer NOT NULL,
	"uid" bigint NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"cid" serial PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"nid" integer NOT NULL,
	"number" integer NOT NULL,
	"pid" integer,
	"uid" bigint,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comments_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "forum_counts" (
	"domain" text NOT NULL,
	"tid" integer NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"last_comment_at" timestamp with time zone,
	CONSTRAINT "forum_counts_domain_tid_pk" PRIMARY KEY("domain","tid")
);
--> statement-breakpoint
CREATE TABLE "forum_posts" (
	"nid" integer PRIMARY KEY DEFAULT nextval('nodes_nid_seq') NOT NULL,
	"uuid" uuid NOT NULL,
	"domain" text NOT NULL,
	"tid" integer NOT NULL,
	"number" integer NOT NULL,
	"uid" bigint,
	"author" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"translations" jsonb,
	"comments" integer DEFAULT 0 NOT NULL,
	"last_comment_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_posts_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "inactivity_warnings" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	"warnings" integer NOT NULL,
	"warned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"mid" serial PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"template" text NOT NULL,
	"tid" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"cause" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" integer NOT NULL,
	"uid" bigint,
	"reason" text,
	"urgency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" bigint
);
--> statement-breakpoint
CREATE TABLE "nurse_reads" (
	"uid" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"nurse_uid" bigint NOT NULL,
	"who" text NOT NULL,
	"organisation" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "nurse_reads_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "pairing_codes" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "pairing_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "pairings" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"nurse_uid" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"uid" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"saved_on" date NOT NULL,
	"stop_date" date,
	"usage" numeric(6, 2)[7] NOT NULL,
	"target" numeric(6, 2)[7] NOT NULL,
	"stop_or_reduce" text NOT NULL,
	"immediate_or_gradual" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plans_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"uid" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"date" date NOT NULL,
	"amount" numeric(6, 2) NOT NULL,
	"cost" integer,
	"place" text,
	"company" text,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_uid_uuid_pk" PRIMARY KEY("uid","uuid")
);
--> statement-breakpoint
CREATE TABLE "programme_epochs" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"epoch" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"uid" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"webform_id" text NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "submissions_uid_uuid_pk" PRIMARY KEY("uid","uuid")
);
--> statement-breakpoint
ALTER TABLE "webform_translations" ADD COLUMN "submit" text;--> statement-breakpoint
ALTER TABLE "webform_translations" ADD COLUMN "confirmation" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "webforms" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "webforms" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_nid_forum_posts_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."forum_posts"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "buddies_address_index" ON "buddies" USING btree ("uid","address");--> statement-breakpoint
CREATE UNIQUE INDEX "buddies_code_index" ON "buddies" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "buddies_id_index" ON "buddies" USING btree (("id"::text));--> statement-breakpoint
CREATE UNIQUE INDEX "diary_entries_uuid_index" ON "diary_entries" USING btree ("uid","uuid");--> statement-breakpoint
CREATE INDEX "diary_entries_date_index" ON "diary_entries" USING btree ("uid","entry_date","nid");--> statement-breakpoint
CREATE UNIQUE INDEX "flaggings_entity_index" ON "flaggings" USING btree ("flag","entity_id","uid");--> statement-breakpoint
CREATE INDEX "flaggings_uid_index" ON "flaggings" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_place_index" ON "comments" USING btree ("nid","number");--> statement-breakpoint
CREATE INDEX "comments_uid_index" ON "comments" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_posts_place_index" ON "forum_posts" USING btree ("domain","tid","number");--> statement-breakpoint
CREATE INDEX "forum_posts_uid_index" ON "forum_posts" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "messages_uid_index" ON "messages" USING btree ("uid","mid");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_items_words_index" ON "moderation_items" USING btree ("entity_type","entity_id") WHERE cause = 'suicide-words' and handled_at is null;--> statement-breakpoint
CREATE INDEX "moderation_items_entity_index" ON "moderation_items" USING btree ("entity_type","entity_id");--> statement-breakpoint
CREATE INDEX "moderation_items_uid_index" ON "moderation_items" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "moderation_items_open_index" ON "moderation_items" USING btree ("urgency" DESC NULLS FIRST,"id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "pairings_nurse_index" ON "pairings" USING btree ("nurse_uid","uid");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_uuid_index" ON "plans" USING btree ("uid","uuid");--> statement-breakpoint
CREATE INDEX "registrations_day_index" ON "registrations" USING btree ("uid","date");--> statement-breakpoint
CREATE INDEX "registrations_note_index" ON "registrations" USING btree (("uuid"::text)) WHERE note is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_webform_index" ON "submissions" USING btree ("uid","webform_id");