-- links to the portal's own page led nowhere; the webinar's is asked for anew
UPDATE "training_registrations" SET "join_url" = NULL, "join_state" = 'none' WHERE "join_url" LIKE '%/lk/appointments?join=%';
