ALTER TABLE "messages" ALTER COLUMN "tid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "has_stop_date" boolean;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_cause_index" ON "messages" USING btree ("uid","cause");