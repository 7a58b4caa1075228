extends SceneTree
# Opens files through the engine's own File class and prints what it reads.
#
# Each line of jobs.json, beside this script, is one file: {"path", "how", "argument"}. `how` is `plain`, `comp`
# (compressed; no argument), `pass` (with a password) or `key` (with 64 hexadecimal digits). For each, one line is printed:
# @@{"error": 0 or the number of the error, "length": of the content, "records": [{"at", "text"}]}

func _init():
	var jobs = File.new()
	jobs.open("res://jobs.json", File.READ)
	while jobs.get_position() < jobs.get_len():
		var line = jobs.get_line()
		if line != "":
			print("@@" + to_json(read(parse_json(line))))
	jobs.close()
	quit()

func read(job):
	var file = File.new()
	var error = OK
	match job.how:
		"plain":
			error = file.open(job.path, File.READ)
		"comp":
			error = file.open_compressed(job.path, File.READ, File.COMPRESSION_FASTLZ)
		"pass":
			error = file.open_encrypted_with_pass(job.path, File.READ, job.argument)
		"key":
			var key = PoolByteArray()
			for i in range(job.argument.length() / 2):
				key.append(("0x" + job.argument.substr(i * 2, 2)).hex_to_int())
			error = file.open_encrypted(job.path, File.READ, key)
	if error != OK:
		return {"error": error, "length": -1, "records": []}
	var records = []
	while file.get_position() < file.get_len() and records.size() < 100000:
		var at = file.get_position()
		records.append({"at": at, "text": var2str(file.get_var())})
		if file.get_position() == at:
			break
	var length = file.get_len()
	file.close()
	return {"error": OK, "length": length, "records": records}
