ALTER TABLE "pairings" ADD COLUMN "shows_days" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pairings" ADD COLUMN "shows_exercises" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pairings" ADD COLUMN "shows_answers" boolean DEFAULT true NOT NULL;