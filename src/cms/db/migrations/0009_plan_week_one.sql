ALTER TABLE "plans" ADD COLUMN "week_one" date;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "keeps_lower" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Plans of before have their week 1 in the calendar week of the later of saving and the stop date, so that the goals of their days stay what they were.
UPDATE "plans" SET "week_one" = date_trunc('week', greatest("saved_on", "stop_date")::timestamp)::date;
