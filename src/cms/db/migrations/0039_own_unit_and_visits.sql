ALTER TABLE "users" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "previous_active_at" timestamp with time zone;