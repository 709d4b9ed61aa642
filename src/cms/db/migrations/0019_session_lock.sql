ALTER TABLE "sessions" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "lock_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "rest_minutes" smallint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "lock_code" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rest_minutes" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_discreet" boolean DEFAULT false NOT NULL;