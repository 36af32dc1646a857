CREATE TABLE "commits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_called_off" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
