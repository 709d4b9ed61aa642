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
CREATE UNIQUE INDEX "submissions_webform_index" ON "submissions" USING btree ("uid","webform_id");