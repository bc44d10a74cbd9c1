CREATE TABLE "pharmacist_invitations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"pharmacy_id" bigint NOT NULL,
	"invited_by_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"sent_count" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pharmacist_invitations" ADD CONSTRAINT "pharmacist_invitations_pharmacy_id_pharmacies_id_fk" FOREIGN KEY ("pharmacy_id") REFERENCES "public"."pharmacies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pharmacist_invitations" ADD CONSTRAINT "pharmacist_invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pharmacist_invitations_email_index" ON "pharmacist_invitations" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "pharmacist_invitations_token_hash_index" ON "pharmacist_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "pharmacist_invitations_invited_by_id_index" ON "pharmacist_invitations" USING btree ("invited_by_id");--> statement-breakpoint
CREATE INDEX "pharmacist_invitations_pharmacy_id_index" ON "pharmacist_invitations" USING btree ("pharmacy_id");--> statement-breakpoint
CREATE INDEX "pharmacist_invitations_expires_at_index" ON "pharmacist_invitations" USING btree ("expires_at");