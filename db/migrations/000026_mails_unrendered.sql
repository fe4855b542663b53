-- A mail is kept as what it says, and put into its layout when it is sent: an order's four would be 32 KB of the same HTML.
-- Mails of before have no content but their HTML and text.
alter table mails add column content json;
alter table mails alter column html set default '';
alter table mails alter column text set default '';
