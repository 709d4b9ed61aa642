CREATE TABLE "client_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"domain" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "client_invitations_uid_index" ON "client_invitations" USING btree ("uid","sent_at");--> statement-breakpoint
CREATE INDEX "client_invitations_sent_index" ON "client_invitations" USING btree ("sent_at");