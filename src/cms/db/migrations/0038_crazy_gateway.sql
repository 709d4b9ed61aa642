ALTER TABLE "node_translations" ADD COLUMN "source_vid" bigint;--> statement-breakpoint
ALTER TABLE "node_translations" ADD CONSTRAINT "node_translations_source_vid_node_revisions_vid_fk" FOREIGN KEY ("source_vid") REFERENCES "public"."node_revisions"("vid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "node_translations_source_index" ON "node_translations" USING btree ("source_vid");--> statement-breakpoint
UPDATE "node_translations" t SET "source_vid" = (
  SELECT b."vid" FROM "node_revisions" b JOIN "node_revisions" r ON r."vid" = t."latest_vid"
  WHERE b."nid" = t."nid" AND b."language" = 'nl' AND b."created_at" <= r."created_at" ORDER BY b."vid" DESC LIMIT 1
) WHERE t."language" <> 'nl';
