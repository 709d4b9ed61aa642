DROP INDEX "users_unvalidated_index";--> statement-breakpoint
CREATE INDEX "buddies_accepted_index" ON "buddies" USING btree (("id"::text)) WHERE state = 'accepted';--> statement-breakpoint
CREATE INDEX "account_links_expiry_index" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_active_index" ON "users" USING btree ("active_at");--> statement-breakpoint
CREATE INDEX "users_program_index" ON "users" USING btree ("program_start");--> statement-breakpoint
CREATE INDEX "users_staff_index" ON "users" USING btree ("role") WHERE domain is null;--> statement-breakpoint
CREATE INDEX "users_unvalidated_index" ON "users" USING btree ("active_at") WHERE validated_at is null and password_hash is not null;