import { Mail, Search } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { CodeField } from "#app/ui/code-field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Piece, Specimen, Specimens } from "./specimen.tsx";

const longText = "Wilhelmina Featherstonehaugh-Cholmondeley of Saint Osgood's-under-Wychwood";

export function TextPieces() {
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");

  return (
    <>
      <Piece name="text-field" title="Text field">
        <Specimens>
          <Specimen caption="Idle, with a hint">
            <TextField
              label="First name"
              hint="As you would like to be greeted."
              placeholder="Robin"
              name="first"
            />
          </Specimen>
          <Specimen caption="Filled, longer than the field">
            <TextField label="Full name" defaultValue={longText} />
          </Specimen>
          <Specimen caption="Works: checked while you type">
            <TextField
              label="E-mail"
              type="email"
              leading={<Mail />}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              error={email.includes("@") ? undefined : "Please enter a valid email address"}
              hint="We only write when you ask us to."
            />
          </Specimen>
          <Specimen caption="Date">
            <TextField label="Date of birth" type="date" defaultValue="1988-04-23" min="1947-01-01" />
          </Specimen>
          <Specimen caption="Number with a unit">
            <TextField label="Weight" inputMode="decimal" defaultValue="68.5" trailing="kg" />
          </Specimen>
          <Specimen caption="Label for screen readers only">
            <TextField
              label="Search meals"
              hideLabel
              type="search"
              leading={<Search />}
              placeholder="Search meals"
            />
          </Specimen>
          <Specimen caption="Disabled">
            <TextField label="E-mail" defaultValue="robin@example.org" disabled />
          </Specimen>
          <Specimen caption="Read only">
            <TextField label="Member since" defaultValue="4 March 2025" readOnly />
          </Specimen>
          <Specimen caption="Invalid, with a long message">
            <TextField
              label="Telephone"
              type="tel"
              defaultValue="12"
              error="Password must be at least 8 characters and include uppercase, lowercase, and special character"
            />
          </Specimen>
        </Specimens>
      </Piece>

      <Piece name="text-area" title="Text area">
        <Specimens>
          <Specimen caption="Idle">
            <TextArea
              label="Your message"
              hint="A few words are enough."
              placeholder="What is on your mind?"
            />
          </Specimen>
          <Specimen caption="Invalid">
            <TextArea label="Which allergies?" defaultValue="n" error="Please tell us a little more." />
          </Specimen>
          <Specimen caption="Disabled">
            <TextArea label="Notes" defaultValue="Kept from last week." disabled />
          </Specimen>
        </Specimens>
      </Piece>

      <Piece name="password-field" title="Password field">
        <Specimens>
          <Specimen caption="Filled, with help beside the label">
            <PasswordField
              label="Password"
              defaultValue="Quiet-Garden7"
              autoComplete="current-password"
              labelAside={
                <Link to="#forgot" className="font-medium text-fern-700 text-sm underline underline-offset-4">
                  Forgot?
                </Link>
              }
            />
          </Specimen>
          <Specimen caption="Invalid">
            <PasswordField
              label="Confirm password"
              error="Passwords do not match"
              autoComplete="new-password"
            />
          </Specimen>
          <Specimen caption="Disabled">
            <PasswordField label="Old password" defaultValue="Quiet-Garden7" disabled />
          </Specimen>
        </Specimens>
      </Piece>

      <Piece name="code-field" title="Code field">
        <Specimens>
          <Specimen caption="Works: digits only">
            <CodeField
              label="Verification code"
              hint="Six digits, sent to your e-mail."
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          </Specimen>
          <Specimen caption="Filled, at most six">
            <CodeField label="Reset code" defaultValue="204816" maxLength={6} />
          </Specimen>
          <Specimen caption="Invalid">
            <CodeField label="Expired code" defaultValue="1234" error="Verification code is required" />
          </Specimen>
        </Specimens>
      </Piece>
    </>
  );
}
