CREATE TABLE "mail_texts" (
	"mail" text NOT NULL,
	"language" text NOT NULL,
	"words" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_texts_mail_language_pk" PRIMARY KEY("mail","language")
);
--> statement-breakpoint
ALTER TABLE "crisis_alerts" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;