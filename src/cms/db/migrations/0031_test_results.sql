CREATE TABLE "test_results" (
	"uid" bigint NOT NULL,
	"uuid" uuid NOT NULL,
	"instrument" text NOT NULL,
	"version" text NOT NULL,
	"day" date NOT NULL,
	"data" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_results_uid_uuid_pk" PRIMARY KEY("uid","uuid"),
	CONSTRAINT "test_results_day" UNIQUE("uid","instrument","day")
);
