CREATE TABLE "plans" (
	"uid" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"saved_on" date NOT NULL,
	"stop_date" date,
	"usage" numeric(6, 2)[7] NOT NULL,
	"target" numeric(6, 2)[7] NOT NULL,
	"stop_or_reduce" text NOT NULL,
	"immediate_or_gradual" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plans_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"uid" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"date" date NOT NULL,
	"amount" numeric(6, 2) NOT NULL,
	"cost" integer,
	"place" text,
	"company" text,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_uid_uuid_pk" PRIMARY KEY("uid","uuid")
);
--> statement-breakpoint
CREATE TABLE "programme_epochs" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"epoch" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"uid" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"webform_id" text NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "submissions_uid_uuid_pk" PRIMARY KEY("uid","uuid")
);
--> statement-breakpoint
ALTER TABLE "webform_translations" ADD COLUMN "submit" text;--> statement-breakpoint
ALTER TABLE "webform_translations" ADD COLUMN "confirmation" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "webforms" ADD COLUMN "is_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "webforms" ADD COLUMN "notes" text;--> statement-breakpoint
CREATE UNIQUE INDEX "plans_uuid_index" ON "plans" USING btree ("uid","uuid");--> statement-breakpoint
CREATE INDEX "registrations_day_index" ON "registrations" USING btree ("uid","date");--> statement-breakpoint
CREATE INDEX "registrations_note_index" ON "registrations" USING btree (("uuid"::text)) WHERE note is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_webform_index" ON "submissions" USING btree ("uid","webform_id");