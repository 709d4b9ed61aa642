CREATE TABLE "webform_copies" (
	"webform_id" text NOT NULL,
	"domain" text NOT NULL,
	"language" text NOT NULL,
	"definition" jsonb NOT NULL,
	CONSTRAINT "webform_copies_webform_id_domain_language_pk" PRIMARY KEY("webform_id","domain","language")
);
