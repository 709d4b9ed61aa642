CREATE TABLE "if_thens" (
	"uid" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "if_thens_uid_uuid_pk" PRIMARY KEY("uid","uuid")
);
--> statement-breakpoint
CREATE TABLE "own_things" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"data" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "urges" (
	"uid" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "urges_uid_uuid_pk" PRIMARY KEY("uid","uuid")
);
--> statement-breakpoint
CREATE INDEX "urges_moment_index" ON "urges" USING btree ("uid","at");