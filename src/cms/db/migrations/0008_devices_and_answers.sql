DROP INDEX "push_tokens_hash_index";--> statement-breakpoint
ALTER TABLE "push_tokens" DROP CONSTRAINT "push_tokens_uid_token_hash_pk";--> statement-breakpoint
-- A device that two people had told is of the last one. Nobody writes meanwhile: the change before holds the table.
DELETE FROM "push_tokens" a USING "push_tokens" b
  WHERE a."token_hash" = b."token_hash" AND (a."created_at", a."uid") < (b."created_at", b."uid");--> statement-breakpoint
ALTER TABLE "push_tokens" ADD PRIMARY KEY ("token_hash");--> statement-breakpoint
CREATE INDEX "push_tokens_user_index" ON "push_tokens" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "submissions_form_index" ON "submissions" USING btree ("webform_id");