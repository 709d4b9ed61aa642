CREATE TABLE "reminders" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"minute" integer NOT NULL,
	"weekdays" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_active" boolean NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"last_day" date,
	"sent_at" timestamp with time zone,
	"unopened" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "reminders_minute_index" ON "reminders" USING btree ("minute");