CREATE TABLE "first_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"uid" bigint NOT NULL,
	"status" integer,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"uid" bigint NOT NULL,
	"purpose" text NOT NULL,
	"issued_at" bigint NOT NULL,
	"digest" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_links_uid_purpose_pk" PRIMARY KEY("uid","purpose")
);
--> statement-breakpoint
CREATE TABLE "push_tokens" (
	"uid" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"session_id" bigint NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_tokens_uid_token_hash_pk" PRIMARY KEY("uid","token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_ons" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"language" text NOT NULL,
	"secrets" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_launches" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nurse_profiles" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"initials" text NOT NULL,
	"family_name" text NOT NULL,
	"function" text NOT NULL,
	"general_practitioner" text NOT NULL,
	"address" text NOT NULL,
	"postal_code" text NOT NULL,
	"locality" text NOT NULL,
	"telephone_number" text NOT NULL,
	"wants_welcome_package" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_addresses" (
	"domain" text NOT NULL,
	"address" text NOT NULL,
	"uid" bigint NOT NULL,
	CONSTRAINT "user_addresses_domain_address_pk" PRIMARY KEY("domain","address")
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"domain" text NOT NULL,
	"uid" bigint NOT NULL,
	CONSTRAINT "user_identities_issuer_subject_domain_pk" PRIMARY KEY("issuer","subject","domain")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"uid" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_uid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"domain" text,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"mail" text NOT NULL,
	"password_hash" text,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"nickname" text,
	"avatar" integer DEFAULT 1 NOT NULL,
	"notifications" text[] DEFAULT '{}'::text[] NOT NULL,
	"registrations_start" date NOT NULL,
	"program_start" date NOT NULL,
	"validated_at" timestamp with time zone,
	"is_new_from_hti" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "first_answers_created_index" ON "first_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "first_answers_uid_index" ON "first_answers" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "limits_expire_index" ON "limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "push_tokens_hash_index" ON "push_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "push_tokens_session_index" ON "push_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sign_ons_expiry_index" ON "sign_ons" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_launches_expiry_index" ON "used_launches" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_addresses_uid_index" ON "user_addresses" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "user_identities_uid_index" ON "user_identities" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "users_unvalidated_index" ON "users" USING btree ("active_at") WHERE validated_at is null;--> statement-breakpoint
CREATE INDEX "users_pending_index" ON "users" USING btree ("created_at") WHERE status = 'pending';