/** What we use of the browser's speech recognition; TypeScript does not know it yet. */
interface Recognition {
  lang: string;
  continuous: boolean;
  processLocally: boolean;
  onresult: ((event: SpeechRecognitionEvent) => void) | null;
  onerror: ((event: Pick<SpeechRecognitionErrorEvent, "error">) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

interface RecognitionClass {
  new (): Recognition;
  available(options: { langs: string[]; processLocally: true }): Promise<string>;
}

const lang = "en-US";

/** Whether the browser recognises speech on this device, without sending it anywhere. */
export async function canListen(): Promise<boolean> {
  const Class = findClass();
  if (Class === null) return false;
  try {
    const availability = await Class.available({ langs: [lang], processLocally: true });
    return availability === "available" && isMicrophoneAllowed();
  } catch {
    return false;
  }
}

/** Calls for every phrase that is heard, until the returned function is called or the browser refuses. */
export function listen(onHeard: (text: string) => void, onRefused: () => void): () => void {
  const Class = findClass();
  if (Class === null) return () => undefined;
  const recognition = new Class();
  let isOver = false;

  function stop() {
    isOver = true;
    recognition.abort();
  }

  recognition.lang = lang;
  recognition.continuous = true;
  recognition.processLocally = true;
  recognition.onresult = ({ results, resultIndex }) => {
    for (const result of Array.from(results).slice(resultIndex)) {
      if (result.isFinal) onHeard(result[0]?.transcript ?? "");
    }
  };
  recognition.onerror = ({ error }) => {
    // A quiet kitchen is no reason to stop.
    if (error === "no-speech" || error === "aborted" || isOver) return;
    isOver = true;
    onRefused();
  };
  // Browsers stop listening after a while.
  recognition.onend = () => {
    if (!isOver) recognition.start();
  };
  recognition.start();
  return stop;
}

function findClass(): RecognitionClass | null {
  const found: unknown = Reflect.get(window, "SpeechRecognition");
  return isRecognitionClass(found) ? found : null;
}

/** Older classes have no `available` and send what they hear to a server. */
function isRecognitionClass(value: unknown): value is RecognitionClass {
  return typeof value === "function" && "available" in value && typeof value.available === "function";
}

interface FeaturePolicy {
  allowsFeature(name: string): boolean;
}

/** A page that may not use the microphone would offer in vain. Browsers that cannot say so ask the person anyway. */
function isMicrophoneAllowed(): boolean {
  const policy: unknown = Reflect.get(document, "featurePolicy");
  return isFeaturePolicy(policy) ? policy.allowsFeature("microphone") : true;
}

function isFeaturePolicy(value: unknown): value is FeaturePolicy {
  return (
    typeof value === "object" &&
    value !== null &&
    "allowsFeature" in value &&
    typeof value.allowsFeature === "function"
  );
}
