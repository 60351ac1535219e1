import { ArrowRight, Ellipsis, Menu, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Menu as ActionMenu } from "#app/ui/menu.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { TintedIcon } from "#app/ui/tinted-icon.tsx";
import { Piece, Specimen, Specimens } from "./specimen.tsx";

const tones = ["fern", "clay", "lake", "dusk", "sun"] as const;
const variants = ["primary", "secondary", "quiet", "danger"] as const;
const names = { primary: "Primary", secondary: "Secondary", quiet: "Quiet", danger: "Danger" } as const;

export function ButtonPieces() {
  const [presses, setPresses] = useState(0);
  const [sent, setSent] = useState(0);
  const [pending, setPending] = useState(false);

  return (
    <>
      <Piece name="button" title="Button">
        <Specimens>
          {variants.map((variant) => (
            <Specimen key={variant} caption={`${names[variant]}: idle, disabled, pending, withheld`}>
              <div className="flex flex-wrap items-center gap-3">
                <Button variant={variant}>{names[variant]}</Button>
                <Button variant={variant} disabled>
                  Disabled
                </Button>
                <Button variant={variant} pending pendingLabel="Saving…">
                  Save
                </Button>
                <Button variant={variant} aria-disabled>
                  Withheld
                </Button>
              </div>
            </Specimen>
          ))}
          <Specimen caption="Sizes: small, base, large">
            <div className="flex flex-wrap items-center gap-3">
              <Button size="small">Small</Button>
              <Button>Base</Button>
              <Button size="large">Large</Button>
            </div>
          </Specimen>
          <Specimen caption="With icons">
            <div className="flex flex-wrap items-center gap-3">
              <Button iconAfter={<ArrowRight />}>Continue</Button>
              <Button variant="secondary" iconBefore={<Plus />}>
                Add a meal
              </Button>
              <Button variant="danger" size="small" iconBefore={<Trash2 />}>
                Remove
              </Button>
            </div>
          </Specimen>
          <Specimen caption="Works: press to count, switch to waiting">
            <form
              className="flex flex-wrap items-center gap-3"
              onSubmit={(event) => {
                event.preventDefault();
                setSent(sent + 1);
              }}
            >
              <Button
                type="submit"
                pending={pending}
                pendingLabel="Sending…"
                onClick={() => setPresses(presses + 1)}
              >
                Send
              </Button>
              <Button variant="quiet" aria-pressed={pending} onClick={() => setPending(!pending)}>
                Waiting
              </Button>
              <span className="text-ink-500 tabular-nums">
                {presses} pressed, {sent} sent
              </span>
            </form>
          </Specimen>
          <Specimen caption="Full width">
            <Button fullWidth size="large">
              Create your account
            </Button>
          </Specimen>
          <Specimen caption="Takes clicks on the card around it">
            <div className="relative grid gap-3 rounded-card border border-line bg-card p-5">
              <p className="text-ink-700">The whole card can be pressed.</p>
              <Button coversCard onClick={() => setPresses(presses + 1)}>
                Choose
              </Button>
            </div>
          </Specimen>
          <Specimen caption="Long words wrap">
            <div className="max-w-64">
              <Button fullWidth variant="secondary" iconBefore={<Plus />}>
                Add everything on this list to the groceries of next week
              </Button>
            </div>
          </Specimen>
        </Specimens>
      </Piece>

      <Piece name="link-button" title="Link button">
        <div className="flex flex-wrap items-center gap-3">
          {variants.map((variant) => (
            <LinkButton key={variant} to={`#${variant}`} variant={variant}>
              {names[variant]}
            </LinkButton>
          ))}
          <LinkButton to="#small" size="small" variant="secondary">
            Small
          </LinkButton>
          <LinkButton to="#large" size="large" iconAfter={<ArrowRight />}>
            See the plans
          </LinkButton>
        </div>
      </Piece>

      <Piece name="icon-button" title="Icon button">
        <div className="flex flex-wrap items-center gap-3">
          <IconButton label="Remove" icon={Trash2} />
          <IconButton label="Add" icon={Plus} variant="outlined" />
          <IconButton label="Go on" icon={ArrowRight} variant="outlined" disabled />
          <IconButton label="Open menu" icon={Menu} variant="menu" />
          <IconButton label="Delete from the picture" icon={Trash2} variant="raised" />
        </div>
      </Piece>

      <Piece name="menu" title="Menu">
        <ActionMenu
          label="More for porridge"
          trigger={<IconButton label="More for porridge" icon={Ellipsis} variant="outlined" />}
          actions={[
            { label: "Add", icon: Plus, onSelect: () => setPresses(presses + 1) },
            { label: "Go on", icon: ArrowRight, onSelect: () => setPresses(presses + 1), disabled: true },
            { label: "Remove", icon: Trash2, onSelect: () => setPresses(presses + 1) },
          ]}
        />
      </Piece>

      <Piece name="tinted-icon" title="Tinted icon">
        <div className="flex flex-wrap items-center gap-3">
          {tones.map((tone) => (
            <TintedIcon key={tone} icon={Plus} tone={tone} />
          ))}
          <TintedIcon icon={Plus} size="small" />
        </div>
      </Piece>

      <Piece name="text-button" title="Text button">
        <p className="text-ink-700">
          No email? <TextButton>Send another code</TextButton>
        </p>
        <p className="text-ink-700">
          Withheld:{" "}
          <TextButton aria-disabled onClick={() => setPresses(presses + 1)}>
            Send it again in 42 s
          </TextButton>
        </p>
      </Piece>

      <Piece name="spinner" title="Spinner">
        <div className="flex flex-wrap items-center gap-10 text-fern-700">
          <Spinner label="Loading meals" />
          <Spinner label="Loading your plan" size="large" />
          <span className="inline-flex items-center gap-2 text-ink-700">
            <Spinner label={null} size="small" /> Beside words that say it
          </span>
        </div>
      </Piece>
    </>
  );
}
