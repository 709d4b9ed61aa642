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
ALTER TABLE "broken_links" ADD CONSTRAINT "broken_links_nid_nodes_nid_fk" FOREIGN KEY ("nid") REFERENCES "public"."nodes"("nid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broken_links_holder_index" ON "broken_links" USING btree ("holder");--> statement-breakpoint
CREATE INDEX "broken_links_node_index" ON "broken_links" USING btree ("nid");