CREATE TABLE "own_drinks" (
	"uid" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_drinks_uid_uuid_pk" PRIMARY KEY("uid","uuid")
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "drinks" text;--> statement-breakpoint
CREATE INDEX "registrations_drinks_index" ON "registrations" USING btree (("uuid"::text)) WHERE drinks is not null;