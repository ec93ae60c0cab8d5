"""A client of ChromeDriver, as far as .ci/browser needs it (W3C WebDriver, over HTTP)."""

import base64
import json
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008"}


class Driver:
    """ChromeDriver, which starts browsers."""

    def __init__(self):
        self.process = subprocess.Popen(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for line in self.process.stdout:
            if "started successfully on port" in line:
                self.address = "http://127.0.0.1:" + line.rstrip(".\n").split()[-1]
                return
        raise SystemExit("error: chromedriver doesn't start")

    def stop(self):
        self.process.kill()


class Browser:
    """A browser with a profile of its own."""

    def __init__(self, driver, size=(390, 844), language="en", dark=False):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
            "--force-device-scale-factor=1", f"--user-data-dir={self.profile.name}",
            f"--lang={language}", f"--accept-lang={language}", "--host-resolver-rules=MAP * ~NOTFOUND, "
            "EXCLUDE 127.0.0.1, EXCLUDE localhost",
        ]
        capabilities = {
            "browserName": "chrome", "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"browser": "ALL"}, "unhandledPromptBehavior": "ignore",
        }
        self.base = driver.address
        answer = self.call("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self.base += "/session/" + answer["sessionId"]
        self.resize(size)
        self.cdp("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def call(self, method, path, body=None):
        request = urllib.request.Request(
            self.base + path, method=method, headers={"Content-Type": "application/json"},
            data=None if body is None else json.dumps(body).encode())
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            value = json.load(error)["value"]
            raise RuntimeError(f"{value['error']}: {value['message'].splitlines()[0]}") from None

    def cdp(self, command, **parameters):
        return self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def close(self):
        self.call("DELETE", "")

    def resize(self, size):
        self.cdp("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1],
                 deviceScaleFactor=1, mobile=False)

    def open(self, address):
        """Opens an address as if the user had typed it."""
        self.call("POST", "/url", {"url": address})

    def back(self):
        self.call("POST", "/back", {})

    def forward(self):
        self.call("POST", "/forward", {})

    def reload(self):
        self.call("POST", "/refresh", {})

    @property
    def address(self):
        return self.call("GET", "/url")

    @property
    def path(self):
        """The deep link in the address bar."""
        path = self.address.split("/", 3)[3]
        return "/" + path.replace("&~=", "?~=").split("?~=")[0]

    def script(self, text, *arguments):
        return self.call("POST", "/execute/sync", {"script": text, "args": list(arguments)})

    @property
    def title(self):
        return self.script("return document.querySelector('h1')?.textContent ?? ''")

    @property
    def text(self):
        return self.script("return document.body.innerText")

    def find(self, description, condition):
        """The first visible element of which a JavaScript expression of `e` is true."""
        element = self.script(
            "return [...document.querySelectorAll('a, button, input:not([type=hidden])')]"
            f".find(e => !e.closest('[inert]') && ({condition}))")
        if element is None:
            raise AssertionError(f"no {description} on '{self.title}' at {self.address}")
        return element[ELEMENT]

    def click(self, element):
        self.script("arguments[0].scrollIntoView({ block: 'center' })", {ELEMENT: element})
        self.call("POST", f"/element/{element}/click", {})

    def leave(self, act):
        """Does something that leads to another page, and waits for that page."""
        self.script("document.documentElement.dataset.old = 'yes'")
        act()
        wait("another page", lambda: self.script(
            "return document.readyState == 'complete' && !document.documentElement.dataset.old"))

    def go(self, element):
        """Clicks what leads to another page."""
        self.leave(lambda: self.click(element))

    def type(self, element, text):
        self.call("POST", f"/element/{element}/value", {"text": text})

    def press(self, *keys):
        """Presses keys, one after the other; `Shift+Tab` two at once."""
        actions = []
        for key in keys:
            parts = [KEYS.get(part, part) for part in (key.split("+") if len(key) > 1 else [key])]
            actions += [{"type": "keyDown", "value": part} for part in parts]
            actions += [{"type": "keyUp", "value": part} for part in reversed(parts)]
        self.call("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def log(self):
        """What the browser has complained about since the last call."""
        return [entry["message"] for entry in self.call("POST", "/se/log", {"type": "browser"})]

    def picture(self):
        return base64.b64decode(self.call("GET", "/screenshot"))


def wait(description, condition, seconds=20):
    """Waits until a condition is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError(f"after {seconds} s: {description}")
