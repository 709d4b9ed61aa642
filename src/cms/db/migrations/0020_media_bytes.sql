CREATE TABLE "media_bytes" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_bytes" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
