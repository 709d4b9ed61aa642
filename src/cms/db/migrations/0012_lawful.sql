CREATE TABLE "line_checks" (
	"line" text PRIMARY KEY NOT NULL,
	"checked_on" date NOT NULL,
	"checked_by" text NOT NULL,
	"price" jsonb NOT NULL,
	"hours" jsonb NOT NULL,
	"staff_uid" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_points" (
	"point" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"staff_uid" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signed_facts" (
	"fact" text NOT NULL,
	"text_hash" text NOT NULL,
	"name" text NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"staff_uid" bigint NOT NULL,
	CONSTRAINT "signed_facts_fact_text_hash_pk" PRIMARY KEY("fact","text_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "needs_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_language" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sessions" SET "needs_consent" = true WHERE "role" IN ('client', 'sso_client');
