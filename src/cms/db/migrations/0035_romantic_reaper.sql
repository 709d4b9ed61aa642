CREATE TABLE "instruments" (
	"id" text PRIMARY KEY NOT NULL,
	"typed" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"clearance" jsonb,
	"changed_at" timestamp with time zone NOT NULL
);
