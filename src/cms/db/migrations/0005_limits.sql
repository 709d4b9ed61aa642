ALTER TABLE "sites" ADD COLUMN "maximum" numeric(6, 2);--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "check_from" numeric(6, 2);--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "weeks_in_group" integer;