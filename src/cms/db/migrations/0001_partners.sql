ALTER TABLE "sites" ADD COLUMN "has_support_popup" boolean;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "partners" jsonb DEFAULT '[]'::jsonb NOT NULL;