CREATE TABLE "ratebook_warnings" (
	"funder" text NOT NULL,
	"ratebook_id" text NOT NULL,
	"valid_to" date NOT NULL,
	"due_days" integer NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ratebook_warnings_funder_ratebook_id_valid_to_due_days_pk" PRIMARY KEY("funder","ratebook_id","valid_to","due_days"),
	CONSTRAINT "ratebook_warnings_due" CHECK (due_days in (14, 7, 1))
);
