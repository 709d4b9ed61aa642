CREATE TABLE "figures" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"data" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
