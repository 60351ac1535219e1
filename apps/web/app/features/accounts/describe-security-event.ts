import type { SecurityEvent, SecurityEventKind } from "@fernwell/contract/security-log";

/** As in "Logged in on Chrome on Windows, from the network 203.0.113.x". */
export function describeSecurityEvent({ kind, device, network }: SecurityEvent): string {
  const words = describeKind(kind);
  const place = device?.replace(/^An? /, (article) => article.toLowerCase());
  return [place === undefined ? words : `${words} ${joinDevice(kind)} ${place}`, network]
    .filter((part) => part !== null)
    .join(", from the network ");
}

function describeKind(kind: SecurityEventKind): string {
  switch (kind) {
    case "logged_in":
      return "Logged in";
    case "login_failed":
      return "Failed to log in with a wrong password";
    case "logged_out":
      return "Logged out";
    case "logged_out_everywhere":
      return "Logged out everywhere";
    case "session_ended":
      return "Logged out a device";
    case "password_reset_requested":
      return "Asked for a password reset";
    case "password_reset":
      return "Set a new password after a reset";
    case "password_changed":
      return "Changed the password";
    case "email_change_requested":
      return "Asked to change the email";
    case "email_changed":
      return "Confirmed the new email";
    case "email_change_undone":
      return "Undid the change of email and set a new password";
    case "passkey_added":
      return "Added a passkey";
    case "passkey_removed":
      return "Removed a passkey";
    case "authenticator_added":
      return "Turned on an authenticator app";
    case "authenticator_removed":
      return "Turned off the authenticator app";
    case "recovery_codes_made":
      return "Made new recovery codes";
    case "recovery_code_used":
      return "Used a recovery code";
    case "second_factor_failed":
      return "Failed to confirm a login after the right password";
    case "calendar_started":
      return "Made a calendar address";
    case "calendar_stopped":
      return "Ended the calendar address";
    case "export_requested":
      return "Asked for a copy of your data";
    case "export_downloaded":
      return "Downloaded a copy of your data";
    case "deletion_requested":
      return "Asked to delete the account";
  }
}

/** A person logs in on a device, and does anything else using one. */
function joinDevice(kind: SecurityEventKind): "on" | "using" {
  return kind === "logged_in" || kind === "login_failed" || kind === "logged_out" ? "on" : "using";
}
