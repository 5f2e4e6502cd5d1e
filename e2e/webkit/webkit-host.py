#!/usr/bin/python3
# A browser of WebKitGTK for WebKitWebDriver. The one that comes with WebKit forgets everything when it is driven; this one
# keeps its data in WEBKIT_DATA over a restart and a kill, has the private file system that Safari has, and puts
# downloads into WEBKIT_DATA/downloads.
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

data = os.environ["WEBKIT_DATA"]
downloads = os.path.join(data, "downloads")
os.makedirs(downloads, exist_ok=True)

# Off in WebKitGTK unless asked for; Safari has them.
wanted = {"FileSystem", "AccessHandle", "FileSystemWritableStream", "StorageAPI", "StorageAPIEstimate"}


def place_download(download, name):
    path = os.path.join(downloads, os.path.basename(name) or "download")
    download.set_allow_overwrite(True)
    download.set_destination(GLib.filename_to_uri(path, None))
    return True


def finish_download(download):
    # Whoever waits looks for this name: the file itself is there before it is whole.
    path, _ = GLib.filename_from_uri(download.get_destination())
    os.replace(path, path + ".whole")


def follow_download(_context, download):
    download.connect("decide-destination", place_download)
    download.connect("finished", finish_download)


manager = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(data, "data"), base_cache_directory=os.path.join(data, "cache")
)
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_automation_allowed(True)
context.connect("download-started", follow_download)

settings = WebKit2.Settings()
features = WebKit2.Settings.get_all_features()
for index in range(features.get_length()):
    feature = features.get(index)
    if feature.get_identifier() in wanted:
        settings.set_feature_enabled(feature, True)

windows = []


def open_view(driven=False, related=None):
    place = {"related_view": related} if related is not None else {"web_context": context}
    view = WebKit2.WebView(settings=settings, is_controlled_by_automation=driven, **place)
    view.connect("create", lambda _view, _navigation: open_view(driven=driven, related=view))
    window = Gtk.Window()
    window.set_default_size(1440, 900)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: window.destroy())
    windows.append(window)
    return view


def start_session(_context, session):
    session.connect("create-web-view", lambda *_: open_view(driven=True))


context.connect("automation-started", start_session)
Gtk.main()
