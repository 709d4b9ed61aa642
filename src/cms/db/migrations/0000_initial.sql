CREATE SEQUENCE "public"."nodes_nid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "activity" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_uid" bigint,
	"action" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"access" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crisis_alert_translations" (
	"alert_id" integer NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "crisis_alert_translations_alert_id_language_pk" PRIMARY KEY("alert_id","language")
);
--> statement-breakpoint
CREATE TABLE "crisis_alerts" (
	"id" serial PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"type" text NOT NULL,
	"domains" text[] NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crisis_alerts_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "badge_awards" (
	"uid" bigint NOT NULL,
	"tid" integer NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "badge_awards_uid_tid_pk" PRIMARY KEY("uid","tid")
);
--> statement-breakpoint
CREATE TABLE "broken_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"kind" text NOT NULL,
	"nid" integer,
	"menu" text,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"domains" text[] NOT NULL,
	"href" text NOT NULL,
	"words" text NOT NULL,
	"path" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL
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
	"is_waiting" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp with time zone,
	"mail_refusals" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "buddies_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "client_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"domain" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_reads" (
	"uid" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"reader_uid" bigint NOT NULL,
	"role" text NOT NULL,
	"who" text DEFAULT '' NOT NULL,
	"organisation" text DEFAULT '' NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_reads_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "erased_reads" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account" "bytea" NOT NULL,
	"reader_uid" bigint NOT NULL,
	"role" text NOT NULL,
	"who" text DEFAULT '' NOT NULL,
	"organisation" text DEFAULT '' NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL
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
CREATE TABLE "erasures" (
	"account" "bytea" PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figures" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"data" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flaggings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"flag" text NOT NULL,
	"entity_id" integer NOT NULL,
	"uid" bigint NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sealed_reason" text,
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
	"hidden_at" timestamp with time zone,
	"is_held" boolean DEFAULT false NOT NULL,
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
	"hidden_at" timestamp with time zone,
	"is_held" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_posts_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "if_thens" (
	"uid" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "if_thens_uid_uuid_pk" PRIMARY KEY("uid","uuid")
);
--> statement-breakpoint
CREATE TABLE "own_things" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"data" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"minute" integer NOT NULL,
	"weekdays" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_active" boolean NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"last_day" date,
	"sent_at" timestamp with time zone,
	"unopened" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "urges" (
	"uid" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "urges_uid_uuid_pk" PRIMARY KEY("uid","uuid")
);
--> statement-breakpoint
CREATE TABLE "put_aside" (
	"uid" bigint NOT NULL,
	"card" text NOT NULL,
	"until" date NOT NULL,
	CONSTRAINT "put_aside_uid_card_pk" PRIMARY KEY("uid","card")
);
--> statement-breakpoint
CREATE TABLE "own_dates" (
	"uid" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"first" date NOT NULL,
	"last" date NOT NULL,
	"yearly" boolean NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "own_dates_uid_uuid_pk" PRIMARY KEY("uid","uuid")
);
--> statement-breakpoint
CREATE TABLE "paths" (
	"uid" bigint NOT NULL,
	"number" integer NOT NULL,
	"begun_on" date NOT NULL,
	"ended_on" date,
	"plan" text NOT NULL,
	CONSTRAINT "paths_uid_number_pk" PRIMARY KEY("uid","number")
);
--> statement-breakpoint
CREATE TABLE "supports" (
	"uid" bigint NOT NULL,
	"offered_on" date NOT NULL,
	"kind" text NOT NULL,
	"answer" text,
	"begun_on" date,
	"ended_on" date,
	"reasons" text,
	CONSTRAINT "supports_uid_offered_on_pk" PRIMARY KEY("uid","offered_on")
);
--> statement-breakpoint
CREATE TABLE "first_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"status" integer,
	"answer" text,
	"holder" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inactivity_warnings" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	"warnings" integer NOT NULL,
	"warned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instruments" (
	"id" text PRIMARY KEY NOT NULL,
	"typed" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"clearance" jsonb,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"uid" bigint NOT NULL,
	"digest" "bytea" NOT NULL,
	"seen_on" date NOT NULL,
	CONSTRAINT "known_devices_uid_digest_pk" PRIMARY KEY("uid","digest")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"uid" bigint NOT NULL,
	"purpose" text NOT NULL,
	"issued_at" bigint NOT NULL,
	"digest" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_links_uid_purpose_digest_pk" PRIMARY KEY("uid","purpose","digest")
);
--> statement-breakpoint
CREATE TABLE "mail_texts" (
	"mail" text NOT NULL,
	"language" text NOT NULL,
	"words" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_texts_mail_language_pk" PRIMARY KEY("mail","language")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" serial PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "media_bytes" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"menu" text NOT NULL,
	"domain" text NOT NULL,
	"language" text NOT NULL,
	"parent_id" integer,
	"weight" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"href" text NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "menu_items_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"mid" serial PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"template" text NOT NULL,
	"tid" integer,
	"text" text,
	"cause" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "moderation_actions" (
	"id" serial PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"domain" text,
	"entity_type" text,
	"entity_id" integer,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sealed_reason" text,
	"until" date,
	"uid" bigint,
	"mid" integer,
	"staff_uid" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"cause" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" integer NOT NULL,
	"uid" bigint,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sealed_reason" text,
	"urgency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" bigint
);
--> statement-breakpoint
CREATE TABLE "objections" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"mid" integer NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sealed_words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer_mid" integer,
	CONSTRAINT "objections_mid_unique" UNIQUE("mid")
);
--> statement-breakpoint
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
CREATE TABLE "alias_redirects" (
	"id" serial PRIMARY KEY NOT NULL,
	"nid" integer NOT NULL,
	"domain" text NOT NULL,
	"language" text NOT NULL,
	"path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "node_revisions" (
	"vid" bigserial PRIMARY KEY NOT NULL,
	"nid" integer NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone,
	"title" text NOT NULL,
	"fields" jsonb NOT NULL,
	"author_uid" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "node_translations" (
	"nid" integer NOT NULL,
	"language" text NOT NULL,
	"latest_vid" bigint NOT NULL,
	"published_vid" bigint,
	"publish_at" timestamp with time zone,
	"source_vid" bigint,
	CONSTRAINT "node_translations_nid_language_pk" PRIMARY KEY("nid","language")
);
--> statement-breakpoint
CREATE TABLE "nodes" (
	"nid" integer PRIMARY KEY DEFAULT nextval('nodes_nid_seq') NOT NULL,
	"uuid" uuid NOT NULL,
	"type" text NOT NULL,
	"domains" text[] NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "nodes_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "paragraphs" (
	"id" serial PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"nid" integer NOT NULL,
	CONSTRAINT "paragraphs_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "path_aliases" (
	"id" serial PRIMARY KEY NOT NULL,
	"nid" integer NOT NULL,
	"domain" text NOT NULL,
	"language" text NOT NULL,
	"path" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "line_checks" (
	"line" text PRIMARY KEY NOT NULL,
	"checked_on" date NOT NULL,
	"checked_by" text NOT NULL,
	"open" jsonb,
	"price" jsonb,
	"languages" jsonb,
	"staff_uid" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_points" (
	"point" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"staff_uid" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signed_facts" (
	"fact" text NOT NULL,
	"text_hash" text NOT NULL,
	"name" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"staff_uid" bigint NOT NULL,
	CONSTRAINT "signed_facts_fact_text_hash_pk" PRIMARY KEY("fact","text_hash")
);
--> statement-breakpoint
CREATE TABLE "own_drinks" (
	"uid" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_drinks_uid_uuid_pk" PRIMARY KEY("uid","uuid")
);
--> statement-breakpoint
CREATE TABLE "nurse_notes" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"data" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nurse_sentences" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"sentences" text NOT NULL
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
	"since" timestamp with time zone NOT NULL,
	"shows_days" boolean DEFAULT true NOT NULL,
	"shows_exercises" boolean DEFAULT true NOT NULL,
	"shows_answers" boolean DEFAULT true NOT NULL,
	"takes_notes" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_tokens" (
	"uid" bigint NOT NULL,
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"token" text NOT NULL,
	"platform" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"uid" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"saved_on" date NOT NULL,
	"stop_date" date,
	"week_one" date,
	"usage" numeric(6, 2)[7] NOT NULL,
	"target" numeric(6, 2)[7] NOT NULL,
	"stop_or_reduce" text NOT NULL,
	"immediate_or_gradual" text NOT NULL,
	"keeps_lower" boolean DEFAULT false NOT NULL,
	"gp_called_on" date,
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
	"drinks" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_uid_uuid_pk" PRIMARY KEY("uid","uuid")
);
--> statement-breakpoint
CREATE TABLE "approval_answers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"link" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"answer" text NOT NULL,
	"remarks" jsonb NOT NULL,
	"versions" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "release_entries" (
	"release" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"base" text NOT NULL,
	"before" jsonb,
	"draft" jsonb,
	CONSTRAINT "release_entries_release_kind_key_pk" PRIMARY KEY("release","kind","key")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"published_at" timestamp with time zone
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
CREATE TABLE "review_dates" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"due_on" date NOT NULL,
	"owner_uid" bigint NOT NULL,
	CONSTRAINT "review_dates_kind_key_pk" PRIMARY KEY("kind","key")
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
CREATE TABLE "sessions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"uid" bigint NOT NULL,
	"role" text NOT NULL,
	"domain" text,
	"needs_second_factor" boolean DEFAULT false NOT NULL,
	"needs_consent" boolean DEFAULT false NOT NULL,
	"closed" text,
	"locked_at" timestamp with time zone,
	"launch_code" text,
	"lock_tries" smallint DEFAULT 0 NOT NULL,
	"rest_minutes" smallint,
	"used_at" timestamp with time zone,
	"csrf_seed" "bytea" NOT NULL,
	"browser" text,
	"system" text,
	"device" "bytea",
	"seen_on" date,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_ons" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"language" text NOT NULL,
	"secrets" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_launches" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"domain" text PRIMARY KEY NOT NULL,
	"name" text,
	"is_in_maintenance" boolean DEFAULT false NOT NULL,
	"is_login_only" boolean,
	"has_support_popup" boolean,
	"has_stop_date" boolean,
	"maximum" numeric(6, 2),
	"check_from" numeric(6, 2),
	"weeks_in_group" integer,
	"has_hti" boolean DEFAULT false NOT NULL,
	"shows_energy" boolean DEFAULT false NOT NULL,
	"cookie_texts" jsonb,
	"partners" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"uid" bigint,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_rights" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"domains" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"may_publish" boolean NOT NULL
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
CREATE TABLE "suicide_phrases" (
	"phrase" text PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "term_translations" (
	"tid" integer NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "term_translations_tid_language_pk" PRIMARY KEY("tid","language")
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"tid" serial PRIMARY KEY NOT NULL,
	"uuid" uuid NOT NULL,
	"vocabulary" text NOT NULL,
	"domains" text[] NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "terms_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "test_results" (
	"uid" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"instrument" text NOT NULL,
	"version" text NOT NULL,
	"day" date NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_results_uid_uuid_pk" PRIMARY KEY("uid","uuid"),
	CONSTRAINT "test_results_day" UNIQUE("uid","instrument","day")
);
--> statement-breakpoint
CREATE TABLE "approval_requests" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"nid" integer NOT NULL,
	"language" text NOT NULL,
	"vid" bigint NOT NULL,
	"words" text NOT NULL,
	"asked_by" bigint,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"reason" text,
	"answered_by" bigint,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "page_notes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"nid" integer NOT NULL,
	"language" text NOT NULL,
	"block" text,
	"words" text NOT NULL,
	"author_uid" bigint,
	"written_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "page_presence" (
	"tab" text NOT NULL,
	"uid" bigint NOT NULL,
	"nid" integer NOT NULL,
	"language" text NOT NULL,
	"block" text,
	"is_writing" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_presence_nid_language_uid_tab_pk" PRIMARY KEY("nid","language","uid","tab")
);
--> statement-breakpoint
CREATE TABLE "nurse_profiles" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"initials" text NOT NULL,
	"family_name" text NOT NULL,
	"function" text NOT NULL,
	"general_practitioner" text NOT NULL,
	"address" text NOT NULL,
	"postal_code" text NOT NULL,
	"locality" text NOT NULL,
	"telephone_number" text NOT NULL,
	"wants_welcome_package" boolean NOT NULL
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
CREATE TABLE "user_addresses" (
	"domain" text NOT NULL,
	"address" text NOT NULL,
	"uid" bigint NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "user_addresses_domain_address_place_pk" PRIMARY KEY("domain","address","place")
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"domain" text NOT NULL,
	"uid" bigint NOT NULL,
	CONSTRAINT "user_identities_issuer_subject_domain_pk" PRIMARY KEY("issuer","subject","domain")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uid" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_uid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"domain" text,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"mail" text NOT NULL,
	"password_hash" text,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"nickname" text,
	"nickname_key" text,
	"avatar" integer DEFAULT 1 NOT NULL,
	"notifications" text[] DEFAULT '{}'::text[] NOT NULL,
	"registrations_start" date NOT NULL,
	"program_start" date NOT NULL,
	"day_starts_at" smallint DEFAULT 5 NOT NULL,
	"unit" text,
	"validated_at" timestamp with time zone,
	"was_validated" boolean DEFAULT false NOT NULL,
	"mail_refusals" smallint DEFAULT 0 NOT NULL,
	"is_new_from_hti" boolean DEFAULT false NOT NULL,
	"consent_version" text,
	"consent_language" text,
	"consent_at" timestamp with time zone,
	"lock_code" text,
	"rest_minutes" smallint,
	"is_discreet" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	"previous_active_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bin" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"domains" text[] NOT NULL,
	"rows" jsonb NOT NULL,
	"deleted_by" bigint,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "things" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"draft_id" bigint,
	"edit" integer DEFAULT 0 NOT NULL,
	"publish_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"asked_by" bigint,
	CONSTRAINT "things_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "versions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'published' NOT NULL,
	"content" jsonb,
	"author_uid" bigint,
	"saved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webform_copies" (
	"webform_id" text NOT NULL,
	"domain" text NOT NULL,
	"language" text NOT NULL,
	"definition" jsonb NOT NULL,
	CONSTRAINT "webform_copies_webform_id_domain_language_pk" PRIMARY KEY("webform_id","domain","language")
);
--> statement-breakpoint
CREATE TABLE "webform_translations" (
	"webform_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"elements" jsonb NOT NULL,
	"submit" text,
	"confirmation" jsonb NOT NULL,
	CONSTRAINT "webform_translations_webform_id_language_pk" PRIMARY KEY("webform_id","language")
);
--> statement-breakpoint
CREATE TABLE "webforms" (
	"id" text PRIMARY KEY NOT NULL,
	"domains" text[] NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"is_sensitive" boolean DEFAULT false NOT NULL,
	"notes" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"used" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"changed_at" timestamp with time zone,
	"changed_by" bigint
);
--> statement-breakpoint
CREATE TABLE "outreach" (
	"uid" bigint NOT NULL,
	"monday" date NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	CONSTRAINT "outreach_uid_monday_pk" PRIMARY KEY("uid","monday")
);
--> statement-breakpoint
CREATE TABLE "week_consents" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"wording" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "week_links" (
	"uid" bigint NOT NULL,
	"monday" date NOT NULL,
	"digest" "bytea" NOT NULL,
	"language" text NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_digest" "bytea",
	"answer" text,
	"dates" date[],
	"ended_at" timestamp with time zone,
	CONSTRAINT "week_links_uid_monday_pk" PRIMARY KEY("uid","monday"),
	CONSTRAINT "week_links_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "crisis_alert_translations" ADD CONSTRAINT "crisis_alert_translations_alert_id_crisis_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."crisis_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broken_links" ADD CONSTRAINT "broken_links_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_nid_forum_posts_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."forum_posts"("nid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alias_redirects" ADD CONSTRAINT "alias_redirects_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_revisions" ADD CONSTRAINT "node_revisions_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_translations" ADD CONSTRAINT "node_translations_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_translations" ADD CONSTRAINT "node_translations_latest_vid_node_revisions_vid_fk" FOREIGN KEY ("latest_vid") REFERENCES "public"."node_revisions"("vid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_translations" ADD CONSTRAINT "node_translations_published_vid_node_revisions_vid_fk" FOREIGN KEY ("published_vid") REFERENCES "public"."node_revisions"("vid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_translations" ADD CONSTRAINT "node_translations_source_vid_node_revisions_vid_fk" FOREIGN KEY ("source_vid") REFERENCES "public"."node_revisions"("vid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paragraphs" ADD CONSTRAINT "paragraphs_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_aliases" ADD CONSTRAINT "path_aliases_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nurse_notes" ADD CONSTRAINT "nurse_notes_uid_pairings_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."pairings"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_answers" ADD CONSTRAINT "approval_answers_link_approval_links_id_fk" FOREIGN KEY ("link") REFERENCES "public"."approval_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_entries" ADD CONSTRAINT "release_entries_release_releases_id_fk" FOREIGN KEY ("release") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_translations" ADD CONSTRAINT "term_translations_tid_terms_tid_fk" FOREIGN KEY ("tid") REFERENCES "public"."terms"("tid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_notes" ADD CONSTRAINT "page_notes_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_presence" ADD CONSTRAINT "page_presence_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "things" ADD CONSTRAINT "things_draft_id_versions_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webform_translations" ADD CONSTRAINT "webform_translations_webform_id_webforms_id_fk" FOREIGN KEY ("webform_id") REFERENCES "public"."webforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_kind_index" ON "activity" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "activity_staff_index" ON "activity" USING btree ("staff_uid","id");--> statement-breakpoint
CREATE INDEX "activity_thing_index" ON "activity" USING btree ("kind","key","id");--> statement-breakpoint
CREATE INDEX "activity_at_index" ON "activity" USING btree ("at");--> statement-breakpoint
CREATE INDEX "crisis_alert_translations_language_index" ON "crisis_alert_translations" USING btree ("language");--> statement-breakpoint
CREATE INDEX "broken_links_holder_index" ON "broken_links" USING btree ("holder");--> statement-breakpoint
CREATE INDEX "broken_links_node_index" ON "broken_links" USING btree ("nid");--> statement-breakpoint
CREATE UNIQUE INDEX "buddies_address_index" ON "buddies" USING btree ("uid","address");--> statement-breakpoint
CREATE UNIQUE INDEX "buddies_code_index" ON "buddies" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "buddies_id_index" ON "buddies" USING btree (("id"::text));--> statement-breakpoint
CREATE INDEX "buddies_accepted_index" ON "buddies" USING btree (("id"::text)) WHERE state = 'accepted';--> statement-breakpoint
CREATE INDEX "client_invitations_uid_index" ON "client_invitations" USING btree ("uid","sent_at");--> statement-breakpoint
CREATE INDEX "client_invitations_sent_index" ON "client_invitations" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "data_reads_time_index" ON "data_reads" USING btree ("at");--> statement-breakpoint
CREATE INDEX "erased_reads_account_index" ON "erased_reads" USING btree ("account");--> statement-breakpoint
CREATE INDEX "erased_reads_time_index" ON "erased_reads" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "diary_entries_uuid_index" ON "diary_entries" USING btree ("uid","uuid");--> statement-breakpoint
CREATE INDEX "diary_entries_date_index" ON "diary_entries" USING btree ("uid","entry_date","nid");--> statement-breakpoint
CREATE UNIQUE INDEX "flaggings_entity_index" ON "flaggings" USING btree ("flag","entity_id","uid");--> statement-breakpoint
CREATE INDEX "flaggings_uid_index" ON "flaggings" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_place_index" ON "comments" USING btree ("nid","number");--> statement-breakpoint
CREATE INDEX "comments_uid_index" ON "comments" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "forum_posts_place_index" ON "forum_posts" USING btree ("domain","tid","number");--> statement-breakpoint
CREATE INDEX "forum_posts_uid_index" ON "forum_posts" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "reminders_minute_index" ON "reminders" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "urges_moment_index" ON "urges" USING btree ("uid","at");--> statement-breakpoint
CREATE INDEX "first_answers_created_index" ON "first_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "first_answers_uid_index" ON "first_answers" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "known_devices_seen_index" ON "known_devices" USING btree ("seen_on");--> statement-breakpoint
CREATE INDEX "limits_expire_index" ON "limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "account_links_expiry_index" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "menu_items_menu_index" ON "menu_items" USING btree ("menu","domain","language","weight","id");--> statement-breakpoint
CREATE INDEX "menu_items_parent_index" ON "menu_items" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "messages_uid_index" ON "messages" USING btree ("uid","mid");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_cause_index" ON "messages" USING btree ("uid","cause");--> statement-breakpoint
CREATE INDEX "moderation_actions_entity_index" ON "moderation_actions" USING btree ("entity_type","entity_id","id");--> statement-breakpoint
CREATE INDEX "moderation_actions_uid_index" ON "moderation_actions" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_items_words_index" ON "moderation_items" USING btree ("entity_type","entity_id","cause") WHERE cause <> 'report' and handled_at is null;--> statement-breakpoint
CREATE INDEX "moderation_items_entity_index" ON "moderation_items" USING btree ("entity_type","entity_id");--> statement-breakpoint
CREATE INDEX "moderation_items_uid_index" ON "moderation_items" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "moderation_items_waiting_index" ON "moderation_items" USING btree ("domain","entity_type","entity_id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "moderation_items_open_index" ON "moderation_items" USING btree ("urgency" DESC NULLS FIRST,"id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "objections_uid_index" ON "objections" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "objections_open_index" ON "objections" USING btree ("created_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "nicknames_hash_index" ON "nicknames" USING btree ("domain","hash");--> statement-breakpoint
CREATE INDEX "nicknames_uid_index" ON "nicknames" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "nicknames_until_index" ON "nicknames" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "alias_redirects_path_index" ON "alias_redirects" USING btree ("domain","path","language");--> statement-breakpoint
CREATE INDEX "alias_redirects_node_index" ON "alias_redirects" USING btree ("nid");--> statement-breakpoint
CREATE INDEX "node_revisions_node_index" ON "node_revisions" USING btree ("nid","language","vid");--> statement-breakpoint
CREATE INDEX "node_revisions_words_index" ON "node_revisions" USING gin (jsonb_to_tsvector('simple', "fields", '["string"]'));--> statement-breakpoint
CREATE INDEX "node_translations_source_index" ON "node_translations" USING btree ("source_vid");--> statement-breakpoint
CREATE INDEX "node_translations_latest_index" ON "node_translations" USING btree ("latest_vid");--> statement-breakpoint
CREATE INDEX "node_translations_published_index" ON "node_translations" USING btree ("published_vid");--> statement-breakpoint
CREATE INDEX "node_translations_due_index" ON "node_translations" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "nodes_type_index" ON "nodes" USING btree ("type","nid");--> statement-breakpoint
CREATE INDEX "paragraphs_node_index" ON "paragraphs" USING btree ("nid");--> statement-breakpoint
CREATE UNIQUE INDEX "path_aliases_path_index" ON "path_aliases" USING btree ("domain","path","language");--> statement-breakpoint
CREATE UNIQUE INDEX "path_aliases_node_index" ON "path_aliases" USING btree ("nid","domain","language");--> statement-breakpoint
CREATE INDEX "pairings_nurse_index" ON "pairings" USING btree ("nurse_uid","uid");--> statement-breakpoint
CREATE INDEX "push_tokens_user_index" ON "push_tokens" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "push_tokens_session_index" ON "push_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_uuid_index" ON "plans" USING btree ("uid","uuid");--> statement-breakpoint
CREATE INDEX "registrations_day_index" ON "registrations" USING btree ("uid","date");--> statement-breakpoint
CREATE INDEX "registrations_note_index" ON "registrations" USING btree (("uuid"::text)) WHERE note is not null;--> statement-breakpoint
CREATE INDEX "registrations_drinks_index" ON "registrations" USING btree (("uuid"::text)) WHERE drinks is not null;--> statement-breakpoint
CREATE INDEX "approval_answers_link_index" ON "approval_answers" USING btree ("link");--> statement-breakpoint
CREATE INDEX "approval_answers_versions_index" ON "approval_answers" USING gin ("versions");--> statement-breakpoint
CREATE INDEX "approval_links_subject_index" ON "approval_links" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "release_entries_entry_index" ON "release_entries" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "releases_due_index" ON "releases" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "removed_words_removal_index" ON "removed_words" USING btree ("removal");--> statement-breakpoint
CREATE INDEX "removed_words_uid_index" ON "removed_words" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "removed_words_leaver_index" ON "removed_words" USING btree ("leaver_uid");--> statement-breakpoint
CREATE INDEX "removed_words_time_index" ON "removed_words" USING btree ("removed_at");--> statement-breakpoint
CREATE INDEX "restrictions_until_index" ON "restrictions" USING btree ("until");--> statement-breakpoint
CREATE INDEX "sessions_uid_index" ON "sessions" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sessions_expiry_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ons_expiry_index" ON "sign_ons" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_launches_expiry_index" ON "used_launches" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_links_uid_index" ON "staff_links" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_webform_index" ON "submissions" USING btree ("uid","webform_id");--> statement-breakpoint
CREATE INDEX "submissions_form_index" ON "submissions" USING btree ("webform_id");--> statement-breakpoint
CREATE INDEX "terms_vocabulary_index" ON "terms" USING btree ("vocabulary","weight","tid");--> statement-breakpoint
CREATE INDEX "approval_requests_page_index" ON "approval_requests" USING btree ("nid","language","id");--> statement-breakpoint
CREATE INDEX "approval_requests_asked_index" ON "approval_requests" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "approval_requests_answered_index" ON "approval_requests" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "page_notes_page_index" ON "page_notes" USING btree ("nid","language","id");--> statement-breakpoint
CREATE INDEX "page_notes_author_index" ON "page_notes" USING btree ("author_uid");--> statement-breakpoint
CREATE INDEX "page_presence_seen_index" ON "page_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "page_presence_uid_index" ON "page_presence" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "nurse_reviews_uid_index" ON "nurse_reviews" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "user_addresses_uid_index" ON "user_addresses" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "user_identities_uid_index" ON "user_identities" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "users_active_index" ON "users" USING btree ("active_at");--> statement-breakpoint
CREATE INDEX "users_program_index" ON "users" USING btree ("program_start");--> statement-breakpoint
CREATE INDEX "users_unvalidated_index" ON "users" USING btree ("active_at") WHERE validated_at is null and password_hash is not null;--> statement-breakpoint
CREATE INDEX "users_staff_index" ON "users" USING btree ("role") WHERE domain is null;--> statement-breakpoint
CREATE INDEX "users_pending_index" ON "users" USING btree ("created_at") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "users_nickname_key_index" ON "users" USING btree ("domain","nickname_key");--> statement-breakpoint
CREATE INDEX "users_unkeyed_index" ON "users" USING btree ("uid") WHERE nickname is not null and nickname_key is null;--> statement-breakpoint
CREATE INDEX "users_nickname_index" ON "users" USING btree ("domain",lower(nickname)) WHERE nickname is not null;--> statement-breakpoint
CREATE INDEX "bin_moment_index" ON "bin" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "things_draft_index" ON "things" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "things_publish_index" ON "things" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "things_end_index" ON "things" USING btree ("end_at");--> statement-breakpoint
CREATE INDEX "versions_thing_index" ON "versions" USING btree ("kind","key","id");--> statement-breakpoint
CREATE INDEX "week_links_end_index" ON "week_links" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "media_bytes" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
