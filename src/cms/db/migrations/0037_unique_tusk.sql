ALTER TABLE "things" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "things" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "things" ADD COLUMN "asked_by" bigint;