ALTER TABLE "webforms" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "webforms" ADD COLUMN "used" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "webforms" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webforms" ADD COLUMN "changed_by" bigint;