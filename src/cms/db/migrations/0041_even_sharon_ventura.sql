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
CREATE INDEX "activity_kind_index" ON "activity" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "activity_staff_index" ON "activity" USING btree ("staff_uid","id");--> statement-breakpoint
CREATE INDEX "activity_thing_index" ON "activity" USING btree ("kind","key","id");--> statement-breakpoint
CREATE INDEX "activity_at_index" ON "activity" USING btree ("at");