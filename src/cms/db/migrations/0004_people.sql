CREATE TABLE "buddies" (
	"uid" bigint NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"code_hash" "bytea" NOT NULL,
	"code" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "buddies_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "nurse_reads" (
	"uid" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"nurse_uid" bigint NOT NULL,
	"who" text NOT NULL,
	"organisation" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "nurse_reads_uid_id_pk" PRIMARY KEY("uid","id")
);
--> statement-breakpoint
CREATE TABLE "pairing_codes" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "pairing_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "pairings" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"nurse_uid" bigint NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "buddies_address_index" ON "buddies" USING btree ("uid","address");--> statement-breakpoint
CREATE UNIQUE INDEX "buddies_code_index" ON "buddies" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "buddies_id_index" ON "buddies" USING btree (("id"::text));--> statement-breakpoint
CREATE INDEX "pairings_nurse_index" ON "pairings" USING btree ("nurse_uid","uid");