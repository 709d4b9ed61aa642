CREATE TABLE "staff_rights" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"domains" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"may_publish" boolean NOT NULL
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
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_notes" ADD CONSTRAINT "page_notes_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_presence" ADD CONSTRAINT "page_presence_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_requests_page_index" ON "approval_requests" USING btree ("nid","language","id");--> statement-breakpoint
CREATE INDEX "approval_requests_asked_index" ON "approval_requests" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "approval_requests_answered_index" ON "approval_requests" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "page_notes_page_index" ON "page_notes" USING btree ("nid","language","id");--> statement-breakpoint
CREATE INDEX "page_notes_author_index" ON "page_notes" USING btree ("author_uid");--> statement-breakpoint
CREATE INDEX "page_presence_seen_index" ON "page_presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "page_presence_uid_index" ON "page_presence" USING btree ("uid");