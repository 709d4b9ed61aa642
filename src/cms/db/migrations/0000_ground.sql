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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crisis_alerts_uuid_unique" UNIQUE("uuid")
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
	CONSTRAINT "node_translations_nid_language_pk" PRIMARY KEY("nid","language")
);
--> statement-breakpoint
CREATE TABLE "nodes" (
	"nid" serial PRIMARY KEY NOT NULL,
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
CREATE TABLE "sessions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"uid" bigint NOT NULL,
	"role" text NOT NULL,
	"domain" text,
	"csrf_seed" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
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
	"has_hti" boolean DEFAULT false NOT NULL,
	"cookie_texts" jsonb
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
CREATE TABLE "webform_translations" (
	"webform_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"elements" jsonb NOT NULL,
	CONSTRAINT "webform_translations_webform_id_language_pk" PRIMARY KEY("webform_id","language")
);
--> statement-breakpoint
CREATE TABLE "webforms" (
	"id" text PRIMARY KEY NOT NULL,
	"domains" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "crisis_alert_translations" ADD CONSTRAINT "crisis_alert_translations_alert_id_crisis_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."crisis_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alias_redirects" ADD CONSTRAINT "alias_redirects_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_revisions" ADD CONSTRAINT "node_revisions_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_translations" ADD CONSTRAINT "node_translations_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_translations" ADD CONSTRAINT "node_translations_latest_vid_node_revisions_vid_fk" FOREIGN KEY ("latest_vid") REFERENCES "public"."node_revisions"("vid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "node_translations" ADD CONSTRAINT "node_translations_published_vid_node_revisions_vid_fk" FOREIGN KEY ("published_vid") REFERENCES "public"."node_revisions"("vid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paragraphs" ADD CONSTRAINT "paragraphs_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "path_aliases" ADD CONSTRAINT "path_aliases_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_translations" ADD CONSTRAINT "term_translations_tid_terms_tid_fk" FOREIGN KEY ("tid") REFERENCES "public"."terms"("tid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webform_translations" ADD CONSTRAINT "webform_translations_webform_id_webforms_id_fk" FOREIGN KEY ("webform_id") REFERENCES "public"."webforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crisis_alert_translations_language_index" ON "crisis_alert_translations" USING btree ("language");--> statement-breakpoint
CREATE INDEX "menu_items_menu_index" ON "menu_items" USING btree ("menu","domain","language","weight","id");--> statement-breakpoint
CREATE INDEX "menu_items_parent_index" ON "menu_items" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alias_redirects_path_index" ON "alias_redirects" USING btree ("domain","path","language");--> statement-breakpoint
CREATE INDEX "alias_redirects_node_index" ON "alias_redirects" USING btree ("nid");--> statement-breakpoint
CREATE INDEX "node_revisions_node_index" ON "node_revisions" USING btree ("nid","language","vid");--> statement-breakpoint
CREATE INDEX "node_translations_latest_index" ON "node_translations" USING btree ("latest_vid");--> statement-breakpoint
CREATE INDEX "node_translations_published_index" ON "node_translations" USING btree ("published_vid");--> statement-breakpoint
CREATE INDEX "node_translations_due_index" ON "node_translations" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "nodes_type_index" ON "nodes" USING btree ("type","nid");--> statement-breakpoint
CREATE INDEX "paragraphs_node_index" ON "paragraphs" USING btree ("nid");--> statement-breakpoint
CREATE UNIQUE INDEX "path_aliases_path_index" ON "path_aliases" USING btree ("domain","path","language");--> statement-breakpoint
CREATE UNIQUE INDEX "path_aliases_node_index" ON "path_aliases" USING btree ("nid","domain","language");--> statement-breakpoint
CREATE INDEX "sessions_uid_index" ON "sessions" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "sessions_expiry_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "terms_vocabulary_index" ON "terms" USING btree ("vocabulary","weight","tid");