CREATE TABLE "versions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"content" jsonb,
	"author_uid" bigint,
	"saved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "versions_thing_index" ON "versions" USING btree ("kind","key","id");