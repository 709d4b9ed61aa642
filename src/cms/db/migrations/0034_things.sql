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
	CONSTRAINT "things_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "things" ADD CONSTRAINT "things_draft_id_versions_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bin_moment_index" ON "bin" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "things_draft_index" ON "things" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "things_publish_index" ON "things" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "things_end_index" ON "things" USING btree ("end_at");