CREATE TABLE "inactivity_warnings" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"active_at" timestamp with time zone NOT NULL,
	"warnings" integer NOT NULL,
	"warned_at" timestamp with time zone NOT NULL
);
