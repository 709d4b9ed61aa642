CREATE TABLE "suicide_phrases" (
	"phrase" text PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webforms" ADD COLUMN "is_sensitive" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "webforms" SET "is_sensitive" = true WHERE "id" IN ('alcohol_4_5', 'alcohol_end_1', 'alcohol_1_1', 'cannabis_4_5', 'cannabis_end_2', 'cannabis_1_1', 'closeones_6_5', 'closeones_1_1', 'cocaine_4_5', 'cocaine_end_2', 'cocaine_5_4', 'cocaine_1_1', 'gambling_4_5', 'gambling_end_2', 'gambling_5_1', 'gambling_1_4', 'gambling_1_1', 'gambling_2_2', 'tobacco_end_2', 'tobacco_1_1');
