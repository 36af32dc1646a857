CREATE TABLE "enquiry_notes" (
	"note_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_notes_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enquiry_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"written_by" text NOT NULL,
	"action" text NOT NULL,
	"note" text,
	CONSTRAINT "enquiry_notes_action_known" CHECK (action in ('answered', 'reopened', 'noted'))
);
--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_enquiry_id_enquiries_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("enquiry_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_notes_enquiry" ON "enquiry_notes" USING btree ("enquiry_id");